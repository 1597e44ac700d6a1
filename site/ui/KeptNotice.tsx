import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { Notice } from './Notice.tsx';

/** Says that a draft was restored; `isSaid` is true if another one on the page has said so. */
export const KeptNotice = ({ isSaid = false, onAgain }: { isSaid?: boolean; onAgain: () => void }) => (
  <Notice announce={isSaid ? 'none' : 'status'} title={<T of={forms.weKeptWhatYou} />}>
    <p>
      <T of={forms.itIsOnThis} />{' '}
      <button type="button" className="linkbtn" onClick={onAgain}>
        <T of={forms.startAgain} />
      </button>
    </p>
  </Notice>
);
