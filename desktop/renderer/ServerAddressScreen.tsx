import { type SubmitEvent, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Illustration } from '#site/ui/Illustration.tsx';
import { serverStatus } from '../bridge/server-status.ts';
import type { ServerProfile, ServerStatus } from '../bridge/shell-state.ts';
import { useShell } from './ShellContext.tsx';

const Known = ({
  servers,
  onUse,
  onRemove,
}: {
  servers: ServerStatus[];
  onUse(s: ServerProfile): void;
  onRemove: ((url: string) => void) | undefined;
}) => (
  <section className="stack">
    <h2>Servers on this computer</h2>
    <ul className="queue">
      {servers.map((server) => (
        <li key={server.url} className="row row--between">
          <span>
            <b>{server.name}</b>
            <br />
            <small>{`${server.url}, ${serverStatus(server)}`}</small>
          </span>
          <span className="row row--tight">
            <Button variant="line" small aria-label={`Use ${server.name}`} onClick={() => onUse(server)}>
              Use
            </Button>
            {onRemove && (
              <Button variant="quiet" small aria-label={`Remove ${server.name}`} onClick={() => onRemove(server.url)}>
                Remove
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

export const ServerAddressScreen = ({ onClose }: { onClose: (() => void) | undefined }) => {
  const { bridge, state } = useShell();
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const use = async (server: ServerProfile) => {
    setBusy(true);
    const outcome = await bridge.chooseServer(server);
    setBusy(false);
    setError(outcome.ok ? '' : outcome.message);
    if (outcome.ok) onClose?.();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void use({ name, url });
  };
  return (
    <main className="signin" id="main">
      <div className="signin__art">
        <Illustration name="signin-night" first />
      </div>
      <div className="signin__card">
        <div>
          <h1>Which server?</h1>
          <p className="hint">
            {state.mayChangeServer
              ? 'Enter the address of your charity’s website. You can change it later in the File menu.'
              : 'Whoever looks after this computer has chosen these.'}
          </p>
        </div>
        {state.mayChangeServer && (
          <form className="stack" noValidate onSubmit={submit}>
            <Field
              label="Server address"
              type="url"
              inputMode="url"
              placeholder="https://portal.example.org"
              spellCheck={false}
              required
              value={url}
              error={error}
              onChange={(event) => {
                setUrl(event.target.value);
                setError('');
              }}
            />
            <Field
              label="Name"
              note="Optional"
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button variant="brand" block type="submit" busy={isBusy} busyLabel="Checking">
              Connect
            </Button>
          </form>
        )}
        {onClose && (
          <Button variant="quiet" block onClick={onClose}>
            Cancel
          </Button>
        )}
        {state.servers.length > 0 && (
          <Known
            servers={state.servers}
            onUse={(server) => void use(server)}
            onRemove={state.mayChangeServer ? (address) => void bridge.removeServer(address) : undefined}
          />
        )}
      </div>
    </main>
  );
};
