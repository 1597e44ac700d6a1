import { useState } from 'react';
import { longDate } from '#contract/dublin.ts';
import { changeDataRequest } from '#contract/privacy/calls.ts';
import { type RequestOutcome, requestOutcomeKeys, requestOutcomes } from '#contract/privacy/data-request-words.ts';
import type { DataRequest } from '#contract/privacy/data-requests.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { send } from '../../../../client/send.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { RadioTiles } from '../../../../ui/RadioTiles.tsx';
import { useTextDraft } from '../../../shell/forms/useTextDraft.ts';
import { CaseNews } from './CaseNews.tsx';
import { receiptKey } from './receipt-text.ts';
import { isAnswered } from './request-labels.ts';
import type { CaseActions } from './useCaseActions.ts';
import { useFound } from './useFound.ts';

type Props = { request: DataRequest; actions: CaseActions };

const options = requestOutcomeKeys.map((value) => ({ value, label: requestOutcomes[value] }));
const FORGETS = 'Name and addresses of this case are then forgotten, too.';
const NOT_NOTIFIED = 'Nobody has told the person yet.';

/** Warns before closing; empty if closing can be undone completely. */
const warningOf = (request: DataRequest, outcome: RequestOutcome): string =>
  [
    ...(isAnswered(request) || outcome === 'withdrawn' ? [] : [NOT_NOTIFIED]),
    ...(request.kind === 'erasure' && outcome === 'done' ? [FORGETS] : []),
  ].join(' ');

export const CloseBox = ({ request, actions }: Props) => {
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<RequestOutcome>('done');
  const [asking, setAsking] = useState(false);
  const warning = warningOf(request, outcome);
  const [, keepReceipt] = useTextDraft(receiptKey(request.id));
  const found = useFound(request.id);
  const close = async () => {
    setAsking(false);
    const closed = await actions.attempt('close', () =>
      send(platform, changeDataRequest, { id: request.id, body: { outcome } }),
    );
    if (!closed) return;
    // Nothing of the person stays in this browser either.
    keepReceipt('');
    found.forget();
  };
  return (
    <section className="box" aria-labelledby="close-it">
      <div className="box__head">
        <h2 id="close-it">4. Close the case</h2>
      </div>
      <div className="box__body stack">
        <RadioTiles
          id="outcome"
          legend="How it ended"
          name="outcome"
          options={options}
          value={outcome}
          onChange={setOutcome}
          columns={3}
        />
        <CaseNews actions={actions} of={['close']} />
        <div>
          <Button
            variant="brand"
            icon="check"
            busy={actions.busy === 'close'}
            busyLabel="Closing"
            onClick={() => (warning ? setAsking(true) : void close())}
          >
            Close the case
          </Button>
        </div>
      </div>
      {asking && (
        <ConfirmDialog
          question={`Close case ${request.number}?`}
          detail={warning}
          confirmLabel="Close the case"
          icon="check"
          variant="brand"
          onConfirm={() => void close()}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
};

/** Steps told of here, as a colleague who closes the case takes away the boxes that would tell of them. */
const ELSEWHERE = ['search', 'export', 'correct', 'erase', 'mail', 'told', 'close', 'reopen'] as const;

export const ClosedBox = ({ request, actions }: Props) => {
  const platform = usePlatform();
  const reopen = () =>
    void actions.attempt('reopen', () => send(platform, changeDataRequest, { id: request.id, body: { reopen: true } }));
  return (
    <section className="box" aria-labelledby="closed">
      <div className="box__head">
        <div>
          <h2 id="closed">{request.outcome ? requestOutcomes[request.outcome] : 'Closed'}</h2>
          <p>{`${request.closedAt ? `Closed on ${longDate(request.closedAt)}. ` : ''}It stays here for two years, and is then deleted by itself.`}</p>
        </div>
      </div>
      <div className="box__body stack">
        <CaseNews actions={actions} of={ELSEWHERE} />
        <div>
          <Button
            variant="line"
            icon="rotate-ccw"
            busy={actions.busy === 'reopen'}
            busyLabel="Opening"
            onClick={reopen}
          >
            Open again
          </Button>
        </div>
      </div>
    </section>
  );
};
