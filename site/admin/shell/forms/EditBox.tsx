import type { ReactNode } from 'react';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { SaveBar, SavedBar } from './SaveBar.tsx';
import type { EditForm } from './useEditForm.ts';

export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

interface EditBoxProps {
  form: Pick<
    EditForm<object>,
    'dirty' | 'busy' | 'restored' | 'saved' | 'failure' | 'errors' | 'attempt' | 'undo' | 'submit'
  >;
  title: string;
  lead?: string;
  action?: Elements;
  savedText: string;
  children: ReactNode;
}

export const EditBox = ({ form, title, lead, action, savedText, children }: EditBoxProps) => (
  <form className="stack" noValidate aria-label={title} onSubmit={form.submit}>
    <ErrorSummary
      errors={Object.entries(form.errors).map(([path, message]) => ({ id: fieldId(path), message }))}
      attempt={form.attempt}
    />
    {form.failure && (
      <Notice tone="bad">
        <p>{form.failure}</p>
      </Notice>
    )}
    {form.restored && <RestoredNotice />}
    <section className="box">
      <div className="box__head">
        <div>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </div>
      <div className="box__body stack">{children}</div>
    </section>
    {form.saved && <SavedBar>{savedText}</SavedBar>}
    {(form.dirty || form.busy) && <SaveBar busy={form.busy} onUndo={form.undo} />}
    <LeaveGuard unsaved={form.dirty && !form.busy} onLeave={form.undo} />
  </form>
);
