import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { Failure } from '../core/failure.ts';
import { type Answer, answer, lineOf } from './protocol.ts';

const NO_RESPONSE = 'The running server did not answer. Please see whether it is still running, then try again.';

const ask = (socket: string, line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const connection = createConnection(socket);
    const lines = createInterface({ input: connection });
    const fail = () => reject(new Failure('unavailable', NO_RESPONSE));
    connection.once('connect', () => connection.write(line));
    connection.once('error', fail);
    lines.once('error', fail);
    lines.once('line', (received) => {
      resolve(received);
      connection.end();
    });
    connection.once('close', fail);
  });

const read = (line: string): Answer => {
  try {
    return answer.parse(JSON.parse(line));
  } catch {
    throw new Failure('unavailable', NO_RESPONSE);
  }
};

/**
 * Waits for the result of a command in the running server.
 * @throws the server's Failure, or `unavailable`.
 */
export const callControl = async (socket: string, command: string, input: unknown): Promise<unknown> => {
  const received = read(await ask(socket, lineOf({ command, input })));
  if (received.ok) return received.result;
  const { code, message, fields } = received.problem;
  throw new Failure(code, message, fields ? { fields } : {});
};
