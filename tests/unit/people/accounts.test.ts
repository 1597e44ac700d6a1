import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, disablePerson, listPeople, resetPassword } from '#api/people/accounts.ts';
import { ensureFirstAdministrator } from '#api/people/first-administrator.ts';
import { EVERY } from '#api/store/collections.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { PASSWORD } from '../../support/people.ts';

const terminal = { id: null, name: 'Terminal' };
const brid = { email: 'Brid@Charity.example', name: 'Br\u00edd Walsh', role: 'Volunteer', password: null } as const;

let deps: TestDeps;
beforeEach(() => {
  deps = testDeps();
});

const audited = () =>
  deps.store.data.audit.list('newest', EVERY).map(({ action, actorName }) => `${actorName} ${action}`);

describe('creating an account', () => {
  it('generates a password that has to be changed', async () => {
    const { person, generatedPassword } = await createPerson(deps, brid, terminal);
    expect(person).toMatchObject({ email: 'brid@charity.example', role: 'Volunteer', mustChangePassword: true });
    expect(generatedPassword?.length).toBeGreaterThanOrEqual(16);
    expect(await deps.passwords.verify(person.passwordHash, generatedPassword ?? '')).toBe(true);
    expect(listPeople(deps)).toEqual([person]);
    expect(audited()).toEqual(['Terminal created']);
  });

  it('uses a given password', async () => {
    const { person, generatedPassword } = await createPerson(deps, { ...brid, password: PASSWORD }, terminal);
    expect(generatedPassword).toBeNull();
    expect(person.mustChangePassword).toBe(false);
  });

  it('refuses a weak password and a second account for an address, also at the same time', async () => {
    await expect(createPerson(deps, { ...brid, password: 'password1234' }, terminal)).rejects.toMatchObject({
      fields: { password: 'This password is too easy to guess. Please choose another.' },
    });
    const both = await Promise.allSettled([createPerson(deps, brid, terminal), createPerson(deps, brid, terminal)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(createPerson(deps, brid, terminal)).rejects.toMatchObject({ code: 'conflict' });
    expect(listPeople(deps)).toHaveLength(1);
  });
});

it('reports an unknown address', async () => {
  const nobody = { email: 'nobody@charity.example', password: null };
  await expect(resetPassword(deps, nobody, terminal)).rejects.toMatchObject({ code: 'not_found' });
  await expect(disablePerson(deps, nobody, terminal)).rejects.toMatchObject({ code: 'not_found' });
});

it('does not disable the last administrator, even when two are disabled at once', async () => {
  const one = { ...brid, role: 'Administrator', email: 'one@charity.example' } as const;
  const other = { ...one, email: 'other@charity.example' } as const;
  await createPerson(deps, one, terminal);
  await expect(disablePerson(deps, one, terminal)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This is the last administrator. Make another administrator first.',
  });
  await createPerson(deps, other, terminal);
  const both = await Promise.allSettled([disablePerson(deps, one, terminal), disablePerson(deps, other, terminal)]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(audited().filter((line) => line === 'Terminal disabled')).toHaveLength(1);
});

it('resets a password, with the address in any case, and adds an audit entry', async () => {
  await createPerson(deps, { ...brid, password: PASSWORD }, terminal);
  const { person, generatedPassword } = await resetPassword(
    deps,
    { email: 'BRID@charity.example', password: null },
    terminal,
  );
  expect(await deps.passwords.verify(person.passwordHash, generatedPassword ?? '')).toBe(true);
  expect(await deps.passwords.verify(person.passwordHash, PASSWORD)).toBe(false);
  expect(audited()).toContain('Terminal password reset');
});

describe('the first administrator', () => {
  it('is admin@localhost with a generated password that has to be changed', async () => {
    const made = await ensureFirstAdministrator(deps, {});
    expect(made?.person).toMatchObject({ email: 'admin@localhost', role: 'Administrator', mustChangePassword: true });
    expect(made?.generatedPassword).toMatch(/^[a-z2-9-]{24}$/);
  });

  it('is that of the settings, with a permanent password', async () => {
    const made = await ensureFirstAdministrator(deps, { email: 'Aoife@charity.example', password: PASSWORD });
    expect(made?.person).toMatchObject({ email: 'aoife@charity.example', mustChangePassword: false });
    expect(made?.generatedPassword).toBeNull();
  });

  it('is refused with the advice on a password that is too easy, and the setting is named', async () => {
    const weak = { ...deps, passwordStrength: { adviceOn: async () => 'Add more words.' } };
    const given = { email: 'aoife@charity.example', password: 'tottenham2024' };
    await expect(ensureFirstAdministrator(weak, given)).rejects.toThrow(
      'The setting ADMIN_PASSWORD cannot be used: This password is too easy to guess. Please choose another. Add more words.',
    );
  });

  it('is created only if there is none', async () => {
    await createPerson(deps, brid, terminal);
    expect(await ensureFirstAdministrator(deps, {})).not.toBeNull();
    expect(await ensureFirstAdministrator(deps, { email: 'other@charity.example', password: PASSWORD })).toBeNull();
    expect(listPeople(deps)).toHaveLength(2);
  });
});
