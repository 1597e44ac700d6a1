import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import type { ProxyLogin } from '../bridge/shell-state.ts';
import { useShell } from './ShellContext.tsx';

/** Chromium keeps what is entered until the app ends. */
export const ProxyLoginDialog = ({ question }: { question: ProxyLogin }) => {
  const { bridge } = useShell();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const form = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void bridge.answerProxy({ username, password });
  };
  return (
    <Dialog
      small
      title="Your network asks who you are"
      hint={`The proxy ${question.host} lets nothing through without a name and a password.`}
      onClose={() => void bridge.answerProxy(null)}
      footer={
        <>
          <Button variant="line" onClick={() => void bridge.answerProxy(null)}>
            Stay offline
          </Button>
          <Button variant="brand" type="submit" form={form}>
            Sign in to the proxy
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit}>
        <Field
          label="Name"
          autoComplete="off"
          required
          value={username}
          error={question.isRepeated ? 'The proxy did not accept this name and password.' : ''}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
};
