import * as z from 'zod/mini';
import { LETTER_MAX } from '#contract/letters/letters.ts';
import { REASON_FOR_DONOR_MAX, REASONS_MAX, type ReviewRules, reviewRules } from '#contract/review/review-rules.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { useReviewForm } from './useReviewForm.ts';

interface Row {
  label: string;
  words: string;
}

const lists = {
  donorReasons: {
    title: 'Reasons for declining an offer',
    lead: 'Offered when an offer is declined. Staff choose by the short name, or its number; the donor reads the words.',
    saved: 'Saved. The reasons are offered from now on.',
    none: 'No reason is saved yet.',
    one: 'the new reason',
    add: 'Add a reason for donors',
    named: 'Short name',
    reads: 'What the donor reads',
    words: 'reason',
    max: REASON_FOR_DONOR_MAX,
    rule: z.pick(reviewRules, { donorReasons: true }),
    partOf: ({ donorReasons }: ReviewRules) => ({ donorReasons }),
    rowsOf: ({ donorReasons = [] }: Partial<ReviewRules>): Row[] =>
      donorReasons.map(({ label, reason }) => ({ label, words: reason })),
    withRows: (rows: Row[]) => ({ donorReasons: rows.map(({ label, words }) => ({ label, reason: words })) }),
  },
  savedAnswers: {
    title: 'Saved answers',
    lead: 'Offered when staff write to a donor, an author or the writer of a message. They choose by the short name, and can change the words.',
    saved: 'Saved. The answers are offered from now on.',
    none: 'No answer is saved yet.',
    one: 'the new answer',
    add: 'Add an answer',
    named: 'Name of answer',
    reads: 'What the person reads',
    words: 'answer',
    max: LETTER_MAX,
    rule: z.pick(reviewRules, { savedAnswers: true }),
    partOf: ({ savedAnswers }: ReviewRules) => ({ savedAnswers }),
    rowsOf: ({ savedAnswers = [] }: Partial<ReviewRules>): Row[] =>
      savedAnswers.map(({ label, answer }) => ({ label, words: answer })),
    withRows: (rows: Row[]) => ({ savedAnswers: rows.map(({ label, words }) => ({ label, answer: words })) }),
  },
} as const;

export const SavedWordsForm = ({ rules, list }: { rules: ReviewRules; list: keyof typeof lists }) => {
  const {
    title,
    lead,
    saved,
    none,
    one,
    add,
    named,
    reads,
    words: field,
    max,
    rule,
    partOf,
    rowsOf,
    withRows,
  } = lists[list];
  const form = useReviewForm<Partial<ReviewRules>>({ rules, draft: `settings.${list}`, schema: rule, partOf });
  const rows = rowsOf(form.values);
  const set = (next: Row[]) => form.change(withRows(next));
  const write = (at: number, part: Partial<Row>) =>
    set(rows.map((other, index) => (index === at ? { ...other, ...part } : other)));
  return (
    <EditBox form={form} title={title} lead={lead} savedText={saved}>
      {rows.length === 0 && <p className="hint">{none}</p>}
      {rows.map(({ label, words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow editrow--one" key={at}>
          <div className="stack stack--close">
            <Field
              id={fieldId(`${list}.${at}.label`)}
              label={`${named} ${at + 1}`}
              maxLength={60}
              value={label}
              error={form.errors[`${list}.${at}.label`]}
              onChange={(event) => write(at, { label: event.target.value })}
            />
            <Field
              as="textarea"
              rows={2}
              className="input--low"
              id={fieldId(`${list}.${at}.${field}`)}
              label={`${reads} ${at + 1}`}
              maxLength={max}
              value={words}
              error={form.errors[`${list}.${at}.${field}`]}
              onChange={(event) => write(at, { words: event.target.value })}
            />
          </div>
          <RemoveRow label={`Remove “${label || one}”`} onRemove={() => set(rows.filter((_, index) => index !== at))} />
        </div>
      ))}
      {rows.length < REASONS_MAX && (
        <div>
          <Button variant="line" icon="plus" onClick={() => set([...rows, { label: '', words: '' }])}>
            {add}
          </Button>
        </div>
      )}
    </EditBox>
  );
};
