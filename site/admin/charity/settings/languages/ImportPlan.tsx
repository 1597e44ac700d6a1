import { ENGLISH, type Language } from '#contract/languages/languages.ts';
import type { ImportedWords } from '#contract/languages/translation-file.ts';
import { Notice } from '../../../../ui/Notice.tsx';

const sentences = (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`);

const summaryOf = ({ changes, same }: ImportedWords) => {
  if (changes.length === 0) return 'This file changes nothing.';
  const checked = changes.filter(({ isChecked }) => isChecked).length;
  const drafts = changes.length - checked;
  const parts = [checked > 0 && `${checked} checked`, drafts > 0 && `${drafts} as drafts`].filter(Boolean);
  return `${sentences(changes.length)} will change: ${parts.join(', ')}. ${same} in the file stay as they are.`;
};

const Changes = ({ changes, language }: Pick<ImportedWords, 'changes'> & { language: Language }) => (
  <details>
    <summary>{`What changes (${changes.length})`}</summary>
    <ul className="list bulk-results">
      {changes.map(({ id, english, before, text, isChecked }) => (
        <li key={id}>
          <p className="hint lines" lang={ENGLISH}>
            {english}
          </p>
          {before !== '' && before !== text && (
            <p className="lines" lang={language}>
              <del>{before}</del>
            </p>
          )}
          <p className="lines" lang={language}>
            {text}
          </p>
          <p className="mini">{isChecked ? 'Checked' : 'Draft'}</p>
        </li>
      ))}
    </ul>
  </details>
);

const Refused = ({ refused }: Pick<ImportedWords, 'refused'>) => (
  <Notice tone="wait" title={`${sentences(refused.length)} cannot be taken`}>
    <ul className="list bulk-results">
      {refused.map(({ id, english, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may say a sentence twice, and the list never changes
        <li key={`${id}-${at}`}>{`${english}: ${reason}.`}</li>
      ))}
    </ul>
  </Notice>
);

export const ImportPlan = ({ plan, language }: { plan: ImportedWords; language: Language }) => {
  const lost = plan.changes.filter(({ wasShown, isChecked }) => wasShown && !isChecked).length;
  return (
    <>
      <p role="status">{summaryOf(plan)}</p>
      {lost > 0 && (
        <Notice tone="wait">
          <p>{`Visitors read ${sentences(lost)} of those today. They read English there until somebody has checked the new words.`}</p>
        </Notice>
      )}
      {plan.refused.length > 0 && <Refused refused={plan.refused} />}
      {plan.changes.length > 0 && <Changes changes={plan.changes} language={language} />}
    </>
  );
};
