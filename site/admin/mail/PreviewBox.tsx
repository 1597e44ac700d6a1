import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailIn, MailWords } from '#contract/mail-templates.ts';
import { mailPreviewQuery } from '../../client/mails.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MailView } from './MailView.tsx';
import { useSettled } from './useMailWords.ts';

const widths = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
  ['text', 'Text only'],
] as const;

/** How the words will look, with made-up values, while they are written. */
export const PreviewBox = ({ of, words }: { of: MailIn; words: MailWords }) => {
  const [as, setAs] = useState<(typeof widths)[number][0]>('desktop');
  const { data, error } = useQuery(mailPreviewQuery(usePlatform(), of, useSettled(words)));
  return (
    <section className="box" aria-labelledby="mail-preview">
      <div className="box__head">
        <h2 id="mail-preview">Preview</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in one line with the heading */}
        <div className="seg" role="group" aria-label="Shown as">
          {widths.map(([name, label]) => (
            <button key={name} type="button" aria-pressed={as === name} onClick={() => setAs(name)}>
              {label}
            </button>
          ))}
        </div>
      </div>
      <div className="box__body stack">
        {error && (
          <Notice tone="bad" announce="status" title="This cannot be shown.">
            <p>{error.message}</p>
          </Notice>
        )}
        {data ? <MailView preview={data} as={as} /> : !error && <Skeleton label="Loading the preview" shape="card" />}
        <p className="mini">Shown with made-up values. Nothing is sent.</p>
      </div>
    </section>
  );
};
