import * as z from 'zod/mini';
import { newPassword, newPerson, role, roles, type StoredPerson } from '#contract/people.ts';
import { timestamp } from '#contract/record-fields.ts';
import type { Deps } from '../http/deps.ts';
import { parse } from '../http/parse.ts';
import { createPerson, disablePerson, listPeople, resetPassword, type WithPassword } from '../people/accounts.ts';
import type { Commands } from './protocol.ts';

const TERMINAL = { id: null, name: 'Terminal' } as const;

const password = z._default(z.nullable(newPassword), null);
const someone = z.object({ email: z.string() });
const creation = z.object({
  ...newPerson.shape,
  role: z._default(z.enum(roles, `The role is one of: ${roles.join(', ')}.`), 'Administrator'),
  password,
});
const reset = z.object({ email: z.string(), password });

/** A person as the terminal shows them. */
const shownPerson = z.object({
  email: z.string(),
  name: z.string(),
  role,
  disabled: z.boolean(),
  lastLogin: z.nullable(timestamp),
});
export type ShownPerson = z.infer<typeof shownPerson>;

/** Schemas of the commands' results, also used to check them on arrival. */
export const peopleAnswers = {
  'people.create': z.object({ person: shownPerson, madeUp: z.nullable(z.string()) }),
  'people.list': z.array(shownPerson),
  'people.reset-password': z.object({ person: shownPerson, madeUp: z.nullable(z.string()) }),
  'people.disable': shownPerson,
} as const;

const shown = ({ email, name, role, disabled, lastLogin }: StoredPerson): ShownPerson => ({
  email,
  name,
  role,
  disabled,
  lastLogin,
});
const shownWith = ({ person, madeUp }: WithPassword) => ({ person: shown(person), madeUp });

/** The commands behind `npm run admin`. */
export const peopleCommands = (deps: Pick<Deps, 'store' | 'passwords' | 'newId' | 'now'>): Commands => ({
  'people.create': async (input) => shownWith(await createPerson(deps, parse(creation, input), TERMINAL)),
  'people.list': async () => listPeople(deps).map(shown),
  'people.reset-password': async (input) => shownWith(await resetPassword(deps, parse(reset, input), TERMINAL)),
  'people.disable': async (input) => shown(await disablePerson(deps, parse(someone, input), TERMINAL)),
});
