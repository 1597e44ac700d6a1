import type { Deps } from '#api/http/deps.ts';
import type { StoredPerson } from '#contract/people/people.ts';

export const PASSWORD = 'lantern harbour 42 oats';

/** Adds a staff account whose password is `PASSWORD`, or as said. */
export const addPerson = async (
  deps: Pick<Deps, 'store' | 'passwords' | 'newId' | 'now'>,
  { password = PASSWORD, ...details }: Partial<StoredPerson> & { password?: string } = {},
): Promise<StoredPerson> => {
  const id = deps.newId();
  const person: StoredPerson = {
    id,
    name: 'Aoife Byrne',
    email: `${id.toLowerCase()}@charity.example`,
    role: 'Administrator',
    passwordHash: await deps.passwords.hash(password),
    mustChangePassword: false,
    microsoftSubject: null,
    googleSubject: null,
    disabled: false,
    createdAt: deps.now().toISOString(),
    lastLogin: null,
    ...details,
  };
  await deps.store.change((draft) => draft.people.put(person));
  return person;
};

/** The first account with this name. */
export const personNamed = ({ store }: Pick<Deps, 'store'>, name: string): StoredPerson => {
  const found = [...store.data.people.all()].find((person) => person.name === name);
  if (!found) throw new Error(`There is no account of ${name}.`);
  return found;
};
