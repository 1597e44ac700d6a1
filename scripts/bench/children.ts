import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Child {
  pid: number;
  /** @throws Error when the process ends instead. */
  line(): Promise<string>;
  ask(line: string): Promise<string>;
  end(): Promise<void>;
}

export const startChild = (command: string, args: readonly string[], env: Record<string, string> = {}): Child => {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${command} ${args.join(' ')} ended before it had answered.`);
    return value;
  };
  return {
    pid: child.pid ?? 0,
    line,
    ask(text) {
      child.stdin.write(`${text}\n`);
      return line();
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
    },
  };
};

export const startScriptWith = (runner: readonly string[], name: string, ...args: string[]): Child => {
  const script = fileURLToPath(new URL(`./${name}`, import.meta.url));
  const [command = '', ...words] = [...runner, process.execPath, '--import', 'tsx', script, ...args];
  return startChild(command, words);
};

export const startScript = (name: string, ...args: string[]): Child => startScriptWith([], name, ...args);
