import { englishNames } from '#contract/languages/english-language-names.ts';
import type { Language } from '#contract/languages/languages.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { LoadingBox } from '../../../shell/list/LoadingBox.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import type { ChosenFile, Import } from './useImport.ts';

interface ImportDialogProps {
  language: Language;
  file: ChosenFile;
  importing: Import;
}

export const ImportDialog = ({ language, file, importing }: ImportDialogProps) => {
  const { plan, busy, failure, warning, tick, save, cancel } = importing;
  const isReady = plan !== undefined && failure === undefined && plan.changes.length > 0;
  return (
    <Dialog
      title={`${englishNames[language]} from ${file.name}`}
      hint="Nothing is saved yet."
      onClose={cancel}
      footer={
        <>
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
          {isReady && (
            <Button variant="brand" busy={busy} onClick={save}>
              {plan.changes.length === 1 ? 'Save 1 sentence' : `Save ${plan.changes.length} sentences`}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {failure !== undefined && (
          <Notice tone="bad">
            <p>{failure}</p>
          </Notice>
        )}
        {failure === undefined && warning !== undefined && (
          <Notice tone="wait">
            <p>{warning}</p>
          </Notice>
        )}
        {failure === undefined && (
          <label className="check">
            <input type="checkbox" checked={file.areChecked} onChange={(event) => tick(event.target.checked)} />
            <span>The translator has checked them, but for those that the file marks as fuzzy</span>
          </label>
        )}
        {failure === undefined &&
          (plan ? <ImportPlan plan={plan} language={language} /> : <LoadingBox label="Reading the file" />)}
      </div>
    </Dialog>
  );
};
