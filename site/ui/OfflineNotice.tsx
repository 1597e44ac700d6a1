import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import type { Elements } from './elements.ts';
import { Notice } from './Notice.tsx';

type OfflineNoticeProps = {
  waiting: boolean;
  onWaiting: (waiting: boolean) => void;
  children: Elements;
};

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
