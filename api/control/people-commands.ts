import * as z from 'zod/mini';
import { endedAccess } from '#contract/auth/not-me.ts';
import { timestamp } from '#contract/fields/record-fields.ts';
import { newPassword, newPerson, type StoredPerson } from '#contract/people/people.ts';
import { role, roles } from '#contract/roles.ts';
import type { Deps } from '../http/deps.ts';
import { parse } from '../http/parse.ts';
import {
  createPerson,
  disablePerson,
  listPeople,
  resetPassword,
  unlockPerson,
  type WithPassword,
} from '../people/accounts.ts';
import { endByTerminal } from '../people/not-me.ts';
import { resetFactors } from '../people/reset-factors.ts';
import type { Commands } from './protocol.ts';

const TERMINAL = { id: null, name: 'Terminal' } as const;

const password = z._default(z.nullable(newPassword), null);
const accountByEmail = z.object({ email: z.string() });
const creation = z.object({
  ...newPerson.shape,
  role: z.enum(roles, `The role is one of: ${roles.join(', ')}.`),
  password,
});
const reset = z.object({ email: z.string(), password });
const notMe = z.object({ ...reset.shape, since: z._default(z.nullable(z.string()), null) });

const terminalPerson = z.object({
  email: z.string(),
  name: z.string(),
  role,
  disabled: z.boolean(),
  lastLogin: z.nullable(timestamp),
});
export type TerminalPerson = z.infer<typeof terminalPerson>;

export const peopleAnswers = {
  'people.create': z.object({ person: terminalPerson, generatedPassword: z.nullable(z.string()) }),
  'people.list': z.array(terminalPerson),
  'people.reset-password': z.object({ person: terminalPerson, generatedPassword: z.nullable(z.string()) }),
  'people.disable': terminalPerson,
  'people.unlock': terminalPerson,
  'people.reset-factors': z.object({ person: terminalPerson, isMailed: z.boolean() }),
  'people.not-me': z.object({
    ...{ person: terminalPerson, generatedPassword: z.nullable(z.string()), since: timestamp },
    ...endedAccess.shape,
  }),
} as const;

const view = ({ email, name, role, disabled, lastLogin }: StoredPerson): TerminalPerson => ({
  email,
  name,
  role,
  disabled,
  lastLogin,
});
const viewWithPassword = ({ person, generatedPassword }: WithPassword) => ({ person: view(person), generatedPassword });

export type PeopleCommandDeps = Pick<
  Deps,
  'store' | 'passwords' | 'passwordStrength' | 'signInAttempts' | 'newId' | 'now'
> & {
  openSealing(): Promise<Deps['sealing']>;
  outbox?: Deps['outbox'] | undefined;
};

export const peopleCommands = (deps: PeopleCommandDeps): Commands => ({
  'people.create': async (input) => viewWithPassword(await createPerson(deps, parse(creation, input), TERMINAL)),
  'people.list': async () => listPeople(deps).map(view),
  'people.reset-password': async (input) => viewWithPassword(await resetPassword(deps, parse(reset, input), TERMINAL)),
  'people.disable': async (input) => view(await disablePerson(deps, parse(accountByEmail, input), TERMINAL)),
  'people.unlock': async (input) => view(await unlockPerson(deps, parse(accountByEmail, input), TERMINAL)),
  'people.reset-factors': async (input) => {
    const { person, isMailed } = await resetFactors(deps, parse(accountByEmail, input), TERMINAL);
    return { person: view(person), isMailed };
  },
  'people.not-me': async (input) => {
    const done = await endByTerminal({ ...deps, sealing: await deps.openSealing() }, parse(notMe, input), TERMINAL);
    return { ...done, person: view(done.person) };
  },
});
