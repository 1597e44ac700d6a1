export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Never log personal data: no names, addresses, texts or tokens. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export const createLog = (write: (line: string) => void, now: () => Date): Log => {
  const at = (level: string) => (event: string, fields?: LogFields) =>
    write(`${JSON.stringify({ at: now().toISOString(), level, event, ...fields })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

/** Leaves out the message, which may contain personal data. */
export const describeError = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { kind: error.name, code, where: where?.trim() };
};
