import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { figure } from './bulk-parts.ts';

interface BulkNoticeProps {
  /** A past participle, such as "approved". */
  done: string;
  count: number;
  total: number;
  /** Null once nothing more will be sent. */
  onGoOn: (() => void) | null;
  onUndo?: (() => void) | null;
  onClose(): void;
  children: Elements;
}

/** Says what became of an order that is over or paused. */
export const BulkNotice = ({ done, count, total, onGoOn, onUndo, onClose, children }: BulkNoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="bulk-outcome">
      <Notice
        tone={onGoOn ? 'bad' : count === total ? 'ok' : 'wait'}
        title={`${figure(count)} of ${figure(total)} ${done}.`}
      >
        {children}
        <div className="acts">
          {onGoOn && (
            <Button variant="brand" small icon="rotate-cw" onClick={onGoOn}>
              Go on
            </Button>
          )}
          {onUndo && count > 0 && (
            <Button variant="line" small icon="undo-2" onClick={onUndo}>{`Undo ${figure(count)}`}</Button>
          )}
          <Button variant="quiet" small onClick={onClose}>
            Close
          </Button>
        </div>
      </Notice>
    </div>
  );
};
