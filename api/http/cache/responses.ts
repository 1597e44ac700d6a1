import { Failure } from '../../core/failure.ts';
import type { CollectionName } from '../../store/collections.ts';
import type { Client } from '../client.ts';
import type { Deps } from '../deps.ts';
import { createResponseCache, type ResponseCache } from './cache.ts';
import { createTurns } from './fair-turns.ts';
import { acceptedBy, type CachedResponse, compressOnce, toResponse, variantFor } from './variants.ts';

export interface Wanted {
  key: string;
  invalidatedBy: readonly CollectionName[];
  make(): Promise<CachedResponse>;
}

export interface Responses {
  find(address: string): CachedResponse | undefined;
  /**
   * Making a response counts for the client and waits for its turn; the server itself (null) neither counts nor waits.
   * @throws Failure `rate_limited` if the client has used up its budget for responses that have to be made.
   */
  answer(request: Request, client: Client | null, wanted: Wanted): Promise<Response>;
  inTurn<T>(client: Client | null, work: () => Promise<T>): Promise<T>;
}

interface Making {
  startedAtVersion: number | null;
  clients: Client[];
  response: Promise<CachedResponse>;
  make(): Promise<void>;
}

const NOBODY_WAITS = 'Nobody waits for this response any more.';

const makeAndPut = async (cache: ResponseCache, { key, invalidatedBy, make }: Wanted): Promise<CachedResponse> => {
  const version = cache.version();
  const response = await make();
  cache.put(version, key, response, invalidatedBy);
  return response;
};

export const createResponses = (
  { store, now, attempts }: Pick<Deps, 'store' | 'now' | 'attempts'>,
  room?: { bytesMax: number },
): Responses => {
  const cache = createResponseCache(store, now, room);
  const turns = createTurns();
  const underway = new Map<string, Making>();

  const queue = (making: Making, client: Client): void => {
    making.clients.push(client);
    void turns.run(client, async () => {
      if (making.startedAtVersion === null) await making.make();
    });
  };

  const begin = (request: Request, client: Client, wanted: Wanted): Making => {
    const clients: Client[] = [];
    const makeNow = async () => {
      making.startedAtVersion = cache.version();
      if (clients.every(({ isDisconnected }) => isDisconnected())) throw new Failure('unavailable', NOBODY_WAITS);
      const made = await makeAndPut(cache, wanted);
      if (!made.forEach && variantFor(made, acceptedBy(request)) === 'uncompressed') await compressOnce(made);
      return made;
    };
    let make = async () => {};
    const response = new Promise<CachedResponse>((resolve, reject) => {
      make = () => makeNow().then(resolve, reject);
    });
    const making: Making = { startedAtVersion: null, clients, response, make };
    queue(making, client);
    return making;
  };

  /** Shares a response in the making, unless it may be out of date by then. */
  const made = async (request: Request, client: Client, wanted: Wanted): Promise<CachedResponse> => {
    const found = underway.get(wanted.key);
    if (found && (found.startedAtVersion === null || found.startedAtVersion === cache.version())) {
      if (found.startedAtVersion === null) queue(found, client);
      return found.response;
    }
    attempts.countNow('madeResponse', client.address);
    const making = begin(request, client, wanted);
    underway.set(wanted.key, making);
    try {
      return await making.response;
    } finally {
      if (underway.get(wanted.key) === making) underway.delete(wanted.key);
    }
  };

  return {
    find: cache.get,
    inTurn: (client, work) => (client ? turns.run(client, work) : work()),
    async answer(request, client, wanted) {
      const cached = cache.get(wanted.key);
      return toResponse(
        cached ?? (await (client ? made(request, client, wanted) : makeAndPut(cache, wanted))),
        request,
      );
    },
  };
};
