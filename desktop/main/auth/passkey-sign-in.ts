import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { unlockApp } from '#contract/auth/calls.ts';
import { signInWithHandOver } from '#contract/auth/public-calls.ts';
import type { HandOverProof } from '#contract/desktop/desktop-sign-in.ts';
import { user } from '#contract/people/people.ts';
import type { Outcome, ProviderSignedIn } from '../../bridge/ipc-channels.ts';
import type { Log } from '../log.ts';
import { apiRequest } from '../server/api-requests.ts';
import type { ServerClient } from '../server-client.ts';
import { openLoopbackRedirect } from './loopback-redirect.ts';

const WAIT_MS = 5 * 60_000;
const FAILED = 'That did not work. Please try again.';
const problemAnswer = z.object({ message: z.string() });

interface PasskeySignInDeps {
  /** The server to sign in to; what the browser returns is sent to no other. */
  client(): Pick<ServerClient, 'server' | 'handle'> | null;
  openInBrowser(url: string): Promise<unknown>;
  log: Log;
}

const random = () => randomBytes(32).toString('base64url');

const askInBrowser = async (
  server: string,
  openInBrowser: PasskeySignInDeps['openInBrowser'],
  signal: AbortSignal,
): Promise<HandOverProof | null> => {
  const [state, verifier] = [random(), random()];
  const loopback = await openLoopbackRedirect(state, AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]));
  const { port } = new URL(loopback.redirectUri);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  await openInBrowser(`${server}/admin/app-sign-in#${new URLSearchParams({ port, state, challenge })}`);
  const code = (await loopback.parameters)?.get('code');
  return code ? { code, verifier } : null;
};

/**
 * Passkeys belong to the server's own address, so they are used in the system's browser. A new attempt aborts the one before
 * it.
 */
export const createPasskeySignIn = ({ client, openInBrowser, log }: PasskeySignInDeps) => {
  let attempt = new AbortController();
  const post = async <T>(requestOf: (proof: HandOverProof) => Request, read: (answer: Response) => T) => {
    attempt.abort();
    attempt = new AbortController();
    try {
      const serverClient = client();
      const proof = serverClient && (await askInBrowser(serverClient.server, openInBrowser, attempt.signal));
      if (!proof) return { ok: true, value: null } as const;
      const answer = await serverClient.handle(requestOf(proof));
      if (answer.ok) return { ok: true, value: await read(answer) } as const;
      return { ok: false, message: z.parse(problemAnswer, await answer.json()).message } as const;
    } catch (error) {
      log.write('Using a passkey in the browser failed.', error);
      return { ok: false, message: FAILED } as const;
    }
  };
  return {
    signIn: (): Promise<Outcome<ProviderSignedIn | null>> =>
      post(
        (body) => apiRequest(signInWithHandOver, { body }),
        async (answer) => z.parse(z.object({ user }), await answer.json()),
      ),
    /** False when the person cancelled. */
    async prove(): Promise<Outcome<boolean>> {
      const proven = await post(
        (handOver) => apiRequest(unlockApp, { body: { handOver } }),
        () => true,
      );
      return proven.ok ? { ok: true, value: proven.value === true } : proven;
    },
  };
};
