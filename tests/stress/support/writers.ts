import { Agent, request } from 'node:http';
import { offer } from '../../support/submissions.ts';

/** What became of one offer that was sent: the answer's status, or null when there was none. */
export interface Sent {
  /** Stands in its description: names it, whatever became of it. */
  mark: string;
  id: string | null;
  status: number | null;
  message: string;
  /** `performance.now()` when it was sent and when it was over. */
  begun: number;
  ended: number;
}

let count = 0;

/** Sends one offer over a connection of the agent. Never rejects. */
export const sendOffer = (url: string, agent: Agent): Promise<Sent> => {
  count += 1;
  const mark = `offer-${count}-of-${process.pid}`;
  const body = JSON.stringify({ ...offer, description: mark });
  const begun = performance.now();
  return new Promise((done) => {
    const over = (status: number | null, text: string) => {
      const answer = status === null ? {} : JSON.parse(text);
      done({
        mark,
        id: status === 201 ? answer.id : null,
        status,
        message: answer.message ?? text,
        begun,
        ended: performance.now(),
      });
    };
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request(`${url}/api/donationitems/simple`, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => over(answer.statusCode ?? 0, text)).on('error', (error) => over(null, error.message));
    });
    sending.on('error', (error) => over(null, error.message));
    sending.end(body);
  });
};

/** So many writers, each of which sends offers one after the other until it is stopped or the server is gone. */
export const startWriters = (url: string, writers: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: writers });
  const sent: Sent[] = [];
  let stopped = false;
  let writing = writers;
  const writer = async () => {
    while (!stopped) {
      const one = await sendOffer(url, agent);
      sent.push(one);
      if (one.status === null) break;
    }
    writing -= 1;
  };
  const all = Promise.all(Array.from({ length: writers }, writer));
  return {
    sent,
    /** Lets what is under way end; gives everything that was sent. */
    async stop(): Promise<Sent[]> {
      stopped = true;
      await all;
      agent.destroy();
      return sent;
    },
    /** Resolves when so many have been acknowledged. */
    async acknowledged(least: number): Promise<void> {
      const enough = () => sent.filter(({ status }) => status === 201).length >= least;
      while (!enough() && writing > 0) await new Promise((go) => setTimeout(go, 2));
    },
  };
};
