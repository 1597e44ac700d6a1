import { forms } from '#contract/words/forms.ts';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { Notice } from './Notice.tsx';
import type { SendingAgain } from './useSendWhenOnline.ts';

type OfflineNoticeProps = { again: Pick<SendingAgain, 'offline' | 'waiting' | 'setWaiting'>; of: Message };

export const OfflineNotice = ({ again: { offline, waiting, setWaiting }, of }: OfflineNoticeProps) =>
  offline && (
    <div className="field">
      <Notice tone="wait" title={<T of={forms.offlineTitle} />}>
        <T as="p" of={of} />
      </Notice>
      <div>
        <label className="check">
          <input type="checkbox" checked={waiting} onChange={(event) => setWaiting(event.target.checked)} />
          <T of={forms.sendWhenOnline} />
        </label>
      </div>
    </div>
  );
