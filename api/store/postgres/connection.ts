import pg from 'pg';

const CONNECT_MS = 5000;
/** Longer than the limits of the database itself, so that its own answer comes first. */
const ANSWER_MS = 7000;

/** Milliseconds after which the database ends the work, so that nobody waits behind a machine that has stopped. */
const SESSION = {
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 2000,
  // A table that has just been made has no statistics: a plan made then would read all of it for ever.
  enable_seqscan: 'off',
  // Compiling such a plan takes a quarter of a second, each time.
  jit: 'off',
};

const unparsed = (value: unknown) => value;

/** `json` stays text, as records are parsed where they are checked. */
const parserFor = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.JSON ? unparsed : pg.types.getTypeParser(oid, format as 'text');

export interface ConnectionOptions {
  setUp?: (client: pg.Client) => Promise<void>;
  /** Neither database nor client end what takes long, for work on everything at once. */
  patient?: boolean;
}

/**
 * Queries do not wait for the answers to those before. One that has no answer within seven seconds breaks the connection; the
 * next one makes another.
 */
export class Connection {
  readonly #url: string;
  readonly #options: ConnectionOptions;
  #client: Promise<pg.Client> | undefined;
  #connected: pg.Client | undefined;
  #closed = false;

  constructor(url: string, options: ConnectionOptions = {}) {
    this.#url = url;
    this.#options = options;
  }

  get(): Promise<pg.Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  warmUp(): void {
    // The first query fails with the same error, and somebody hears of it.
    void this.get().catch(() => {});
  }

  async query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    return (await this.get()).query<Row>(statement, values);
  }

  drop(): void {
    const dropped = this.#connected;
    this.#connected = undefined;
    this.#client = undefined;
    void dropped?.end().catch(() => {});
  }

  async close(): Promise<void> {
    this.#closed = true;
    const last = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    await last?.end().catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    if (this.#closed) throw new Error('The store is closed.');
    const config = {
      connectionString: this.#url,
      application_name: 'charity-portal',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      pipeline: true,
      types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
      ...(!this.#options.patient && { query_timeout: ANSWER_MS }),
    };
    const client = new pg.Client(config);
    const forget = () => {
      if (this.#connected !== client) return;
      this.#connected = undefined;
      this.#client = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    await client.connect();
    this.#connected = client;
    try {
      await this.#prepare(client);
    } catch (error) {
      forget();
      void client.end().catch(() => {});
      throw error;
    }
    return client;
  }

  async #prepare(client: pg.Client): Promise<void> {
    const { patient, setUp } = this.#options;
    const settings = patient ? { ...SESSION, idle_in_transaction_session_timeout: 0 } : SESSION;
    await client.query(
      Object.entries(settings)
        .map(([name, value]) => `SET ${name} = ${value}`)
        .join(';'),
    );
    await setUp?.(client);
  }
}
