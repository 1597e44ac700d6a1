import { Notice } from './Notice.tsx';

type OfflineNoticeProps = {
  /** What stays on this device: "Your lines", "Your testimonial". */
  what: string;
  /** Whether it is sent by itself. */
  waiting: boolean;
  onWaiting: (waiting: boolean) => void;
};

/** Says that nothing is lost without a connection, and offers to send when it is back. */
export const OfflineNotice = ({ what, waiting, onWaiting }: OfflineNoticeProps) => (
  <div className="field">
    <Notice tone="wait" title="No connection. Nothing is lost.">
      <p>{`${what} stay on this device. Send again when the connection is back, or let us do it for you.`}</p>
    </Notice>
    <div>
      <label className="check">
        <input type="checkbox" checked={waiting} onChange={(event) => onWaiting(event.target.checked)} />
        <span>Send as soon as the connection is back</span>
      </label>
    </div>
  </div>
);
