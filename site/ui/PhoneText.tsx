import { createElement, Fragment } from 'react';
import type { PhonePart } from '#contract/personal-data/phone-parts.ts';

const shown = ({ text, href }: PhonePart) => (href ? <a href={href}>{text}</a> : <span>{text}</span>);

export const PhoneText = ({ parts }: { parts: readonly PhonePart[] }) =>
  createElement(Fragment, null, ...parts.map(shown));
