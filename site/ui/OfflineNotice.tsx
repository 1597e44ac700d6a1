import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import type { Elements } from './elements.ts';
import { Notice } from './Notice.tsx';

type OfflineNoticeProps = {
  /** Whether it is sent by itself. */
  waiting: boolean;
  onWaiting: (waiting: boolean) => void;
  /** What stays on this device: a paragraph. */
  children: Elements;
};

/** Says that nothing is lost without a connection, and offers to send when it is back. */
export const OfflineNotice = ({ waiting, onWaiting, children }: OfflineNoticeProps) => (
  <div className="field">
    <Notice tone="wait" title={<T of={forms.offlineTitle} />}>
      {children}
    </Notice>
    <div>
      <label className="check">
        <input type="checkbox" checked={waiting} onChange={(event) => onWaiting(event.target.checked)} />
        <T of={forms.sendWhenOnline} />
      </label>
    </div>
  </div>
);
