import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { Notice } from './Notice.tsx';

/** Says that a draft was restored; `silent` is true if another one on the page has said so. */
export const RestoredDraftNotice = ({ silent = false, onAgain }: { silent?: boolean; onAgain: () => void }) => (
  <Notice announce={silent ? 'none' : 'status'} title={<T of={forms.weKeptWhatYou} />}>
    <p>
      <T of={forms.itIsOnThis} />{' '}
      <button type="button" className="linkbtn" onClick={onAgain}>
        <T of={forms.startAgain} />
      </button>
    </p>
  </Notice>
);
