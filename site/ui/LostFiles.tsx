import type { Submitted } from '#contract/pages/page-renderer.ts';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { FieldError } from './FieldError.tsx';
import { Notice } from './Notice.tsx';

type LostFilesProps = { id: string; field: string; submitted: Submitted | null };

export const LostFiles = ({ id, field, submitted }: LostFilesProps) => {
  const { errors = {}, lostFiles = 0 } = submitted ?? {};
  return (
    <>
      <FieldError id={`${id}-error`} message={errors[field]} />
      {lostFiles > 0 && (
        <Notice tone="wait" title={<T of={forms.lostFiles} values={{ count: lostFiles }} />}>
          <T as="p" of={forms.lostFilesWhy} />
        </Notice>
      )}
    </>
  );
};
