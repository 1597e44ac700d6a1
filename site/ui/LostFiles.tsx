import type { Submitted } from '#contract/pages/page-renderer.ts';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';

type LostFilesProps = { id: string; field: string; submitted: Submitted | null };

/** What became of the files of a form that was posted without scripts and refused; nothing on any other page. */
export const LostFiles = ({ id, field, submitted }: LostFilesProps) => {
  const { errors = {}, lostFiles = 0 } = submitted ?? {};
  return (
    <>
      <FieldError id={`${id}-error`} message={errors[field]} />
      {lostFiles > 0 && (
        <div className="ask" role="status">
          <Icon name="circle-alert" />
          <div>
            <T as="b" of={forms.lostFiles} values={{ count: lostFiles }} />
            <T as="p" of={forms.lostFilesWhy} />
          </div>
        </div>
      )}
    </>
  );
};
