import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewMail } from '#contract/mail-admin/calls.ts';
import type { MailIn, MailWords } from '#contract/mail-admin/mail-templates.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MailView } from './MailView.tsx';
import { fieldsOf, useDebounced } from './useMailWords.ts';

const widths = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
  ['text', 'Text only'],
] as const;

/** True if other words are needed, so that trying again does not help. */
const isAboutWords = (error: unknown): boolean => Object.keys(fieldsOf(error)).length > 0;

export const PreviewBox = ({ of: { kind, language }, words }: { of: MailIn; words: MailWords }) => {
  const [as, setAs] = useState<(typeof widths)[number][0]>('desktop');
  const { data, error, refetch } = useQuery({
    ...queryOf(usePlatform(), previewMail, { kind, query: { language }, body: useDebounced(words) }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    retry: false,
  });
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
            <p>{sentenceOf(error, 'The preview could not be loaded. Please try again.')}</p>
            {!isAboutWords(error) && (
              <Button variant="line" small icon="refresh-cw" onClick={() => void refetch()}>
                Try again
              </Button>
            )}
          </Notice>
        )}
        {data ? <MailView preview={data} as={as} /> : !error && <Skeleton label="Loading the preview" shape="card" />}
        <p className="mini">Shown with made-up values. Nothing is sent.</p>
      </div>
    </section>
  );
};
