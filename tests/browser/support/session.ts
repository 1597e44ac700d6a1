import type { BrowserContextOptions } from '@playwright/test';
import type { Role } from '#contract/roles.ts';
import { SESSION_KEY } from '#site/client/session-key.ts';
import { STAFF } from '../../support/server-process.ts';

export interface Account {
  email: string;
  password: string;
}

export const answerOf = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** Posts JSON, with a token when there is one. @throws Error for every answer that is not a success. */
export const post = (url: string, body: unknown, token?: string): Promise<unknown> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).then(answerOf);

const signInAs = async (url: string, { email, password }: Account) =>
  (await post(`${url}/api/auth/login`, { email, password })) as { accessToken: string };

/** A token of an account; the first administrator's where none is given. */
export const tokenOf = async (url: string, account: Account = STAFF): Promise<string> =>
  (await signInAs(url, account)).accessToken;

/** A browser in which somebody is signed in, without the form: that has tests of its own. */
export const signedInState = async (
  url: string,
  account: Account = STAFF,
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> => ({
  cookies: [],
  origins: [
    {
      origin: url,
      localStorage: [{ name: SESSION_KEY, value: JSON.stringify(await signInAs(url, account)) }],
    },
  ],
});

/** Ends a session on the server, while the browser still has its token. */
export const endOnServer = async (url: string, token: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  const { ok, status } = await fetch(`${url}/api/auth/logout`, { method: 'POST', headers });
  if (!ok) throw new Error(`Signing out was answered with ${status}.`);
};

/** Invites a colleague, a volunteer where no role is given, and accepts for them. */
export const addColleague = async (
  url: string,
  { email, name, password, role = 'Volunteer' }: Account & { name: string; role?: Role },
): Promise<void> => {
  const invitation = { email, name, role };
  const invited = await post(`${url}/api/people/invitations`, invitation, await tokenOf(url));
  const token = (invited as { link: string }).link.split('#')[1];
  await post(`${url}/api/invitations/accept`, { token, password });
};
