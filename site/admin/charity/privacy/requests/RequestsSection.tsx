import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { RequestList } from './RequestList.tsx';

export const RequestsSection = () => {
  const [writing, setWriting] = useState(false);
  const [closedShown, setClosedShown] = useState(false);
  return (
    <section className="box" aria-labelledby="requests">
      <div className="box__head">
        <div>
          <h2 id="requests">Data requests</h2>
          <p>Everybody who asks about their data is answered within a month. That is the law.</p>
        </div>
        <Button variant="brand" icon="plus" onClick={() => setWriting(true)}>
          New request
        </Button>
      </div>
      <div className="box__body stack">
        <RequestList
          state="open"
          label="Open requests"
          nothing="Nobody waits for an answer. When somebody asks for a copy, a correction or to be forgotten, write it down here; the last day is counted for you."
        />
        <details onToggle={(event) => setClosedShown(event.currentTarget.open)}>
          <summary>Closed requests</summary>
          {closedShown && (
            <RequestList
              state="closed"
              label="Closed requests"
              nothing="None yet. Closed requests stay here for two years."
            />
          )}
        </details>
      </div>
      {writing && <NewRequestDialog onClose={() => setWriting(false)} />}
    </section>
  );
};
