import type { ReactNode } from 'react';
import type { Warning } from '#contract/health/warnings.ts';
import { Notice } from '../../ui/Notice.tsx';

const texts: Record<Warning, { title: string; text: ReactNode }> = {
  untrustedProxy: {
    title: 'All visitors look like one to this server.',
    text: (
      <>
        <span>{`It stands behind a proxy that it was not told to trust, so the limits against robots apply to everybody together. Please ask whoever looks after the server to set `}</span>
        <code>TRUST_PROXY=on</code>
        <span> and start it again.</span>
      </>
    ),
  },
};

export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.map((warning) => (
    <Notice key={warning} tone="wait" announce="none" title={texts[warning].title} className="mb-md">
      <p>{texts[warning].text}</p>
    </Notice>
  ));
