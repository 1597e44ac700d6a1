import { EMERGENCY, type Helpline, helplineName, helplineNumber } from '../testimonials/helplines.ts';
import { english } from '../words/message.ts';
import { testimonial } from '../words/testimonial.ts';

export const supportLines = (helplines: readonly Helpline[], say = english): string => {
  const lines = helplines.map((line) => {
    const number = helplineNumber(line, say);
    return `${line.text ? say(testimonial.supportText, { number }) : number} (${helplineName(line, say)})`;
  });
  return say(testimonial.supportLines, { number: helplineNumber(EMERGENCY, say), lines: lines.join('; ') });
};
