import { parseArgs } from 'node:util';
import { formatDateTime } from '#contract/dublin.ts';
import { roles } from '#contract/roles.ts';
import { peopleAnswers, type TerminalPerson } from '../control/people-commands.ts';
import { Failure } from '../core/failure.ts';

export type Run = (command: string, input: unknown) => Promise<unknown>;

export const ADMIN_HELP = `Staff accounts from the terminal, also while the server runs.

  npm run admin -- create EMAIL --role ROLE [--name NAME]     makes an account
  npm run admin -- list                                       shows all accounts
  npm run admin -- reset-password EMAIL                       sets another password and ends all sessions
  npm run admin -- disable EMAIL                              switches an account off and ends all sessions
  npm run admin -- unlock EMAIL                               forgets the wrong passwords for an account
  npm run admin -- reset-factors EMAIL                        removes passkeys, authenticator app and recovery codes
  npm run admin -- not-me EMAIL [--since TIME]                ends what a thief made of an account, and sets another password

ROLE is one of ${roles.join(', ')}.
TIME is the last certain sign-in in Ireland, such as 2026-11-28 or "2026-11-28 14:05": what is older stays. Without it,
everything of the last day ends, and what came since the sign-ins of its sessions and alarms.
The password is read from the variable NEW_PASSWORD. Without it one is generated, printed once, and has to be
changed at the first sign-in.
`;

class UsageError extends Error {}

const options = {
  role: { type: 'string' },
  name: { type: 'string' },
  since: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const passwordLines = (generatedPassword: string | null): string[] =>
  generatedPassword === null
    ? ['The password is the one from NEW_PASSWORD.']
    : [`Password: ${generatedPassword}`, 'It is shown only this once and has to be changed at the first sign-in.'];

const dateOf = (time: string | null) => (time === null ? 'never signed in' : `last signed in ${time.slice(0, 10)}`);

const table = (people: readonly TerminalPerson[]): string[] => {
  const rows = people.map(({ email, role, name, disabled, lastLogin }) => [
    email,
    role,
    name,
    disabled ? 'switched off' : dateOf(lastLogin),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
};

interface AccountArguments {
  email: string;
  role?: string | undefined;
  name?: string | undefined;
  since?: string | undefined;
  password: string | null;
}

const actions: Record<string, (run: Run, given: AccountArguments) => Promise<string[]>> = {
  async create(run, { email, role, name, password }) {
    const known = roles.find((one) => one.toLowerCase() === role?.toLowerCase()) ?? role;
    const input = { email, role: known, name: name ?? email.split('@')[0], password };
    const { person, generatedPassword } = peopleAnswers['people.create'].parse(await run('people.create', input));
    return [`${person.role} ${person.email} was created.`, ...passwordLines(generatedPassword)];
  },
  async list(run) {
    const people = peopleAnswers['people.list'].parse(await run('people.list', null));
    return people.length === 0 ? ['There are no accounts yet.'] : table(people);
  },
  async 'reset-password'(run, { email, password }) {
    const { person, generatedPassword } = peopleAnswers['people.reset-password'].parse(
      await run('people.reset-password', { email, password }),
    );
    return [`${person.email} has another password; all sessions have ended.`, ...passwordLines(generatedPassword)];
  },
  async disable(run, { email }) {
    const person = peopleAnswers['people.disable'].parse(await run('people.disable', { email }));
    return [`${person.email} is switched off; all sessions have ended.`];
  },
  async unlock(run, { email }) {
    const person = peopleAnswers['people.unlock'].parse(await run('people.unlock', { email }));
    return [`The wrong passwords for ${person.email} are forgotten: nobody has to wait.`];
  },
  async 'reset-factors'(run, { email }) {
    const { person, isMailed } = peopleAnswers['people.reset-factors'].parse(
      await run('people.reset-factors', { email }),
    );
    return [
      `${person.email} signs in without a second step again; all sessions have ended. The password is as it was.`,
      isMailed
        ? 'They are told by mail.'
        : 'Please tell them: no mail is sent while the server does not run, or from beside several.',
    ];
  },
  async 'not-me'(run, { email, since = null, password }) {
    const done = peopleAnswers['people.not-me'].parse(await run('people.not-me', { email, since, password }));
    const { person, generatedPassword, ended, back, kept } = done;
    const listed = (title: string, lines: string[]) =>
      lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
    return [
      ...listed(`Ended for ${person.email}, as of ${formatDateTime(done.since)}:`, ended),
      ...listed('There again:', back),
      ...listed('Older, and still working:', kept),
      ...passwordLines(generatedPassword),
    ];
  },
};

const act = async (args: readonly string[], newPassword: string | undefined, run: Run): Promise<string[]> => {
  const { values, positionals } = read(args);
  if (values.help) return ADMIN_HELP.trimEnd().split('\n');
  const [action = '', email, ...more] = positionals;
  const perform = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!perform) throw new UsageError(action ? `There is no command "${action}".` : 'Please say what to do.');
  const expected = action === 'list' ? 0 : 1;
  const count = positionals.length - 1;
  if (count > expected || more.length > 0) throw new UsageError('There is one argument too many.');
  if (count < expected) throw new UsageError('Please give the email address of the account.');
  if (action !== 'create' && (values.role ?? values.name) !== undefined) {
    throw new UsageError('--role and --name belong to "create".');
  }
  if (action === 'create' && values.role === undefined) throw new UsageError('Please give the role with --role.');
  if (action !== 'not-me' && values.since !== undefined) throw new UsageError('--since belongs to "not-me".');
  return perform(run, { email: email ?? '', ...values, password: newPassword || null });
};

/** Returns the exit code: 0 success, 1 failure, 2 wrong usage. */
export const runAdmin = async (
  args: readonly string[],
  terminal: { newPassword: string | undefined; run: Run; out: (text: string) => void; err: (text: string) => void },
): Promise<number> => {
  try {
    const lines = await act(args, terminal.newPassword, terminal.run);
    terminal.out(`${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message}\n\n${ADMIN_HELP}`);
      return 2;
    }
    if (!(error instanceof Failure)) throw error;
    const about = error.fields?.password ? 'NEW_PASSWORD cannot be used: ' : '';
    terminal.err(`${about}${error.message}\n`);
    return 1;
  }
};
