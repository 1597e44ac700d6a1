// The bare server with which creates over HTTP are compared: `bare-inserts.ts URL`. It parses what is posted, inserts it with an id
// over as many connections as there are writers, and answers the id. Prints its port.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';

const CONNECTIONS = 32;
const INSERT = { name: 'insert', text: 'INSERT INTO raw (id, data) VALUES ($1, $2)' };

const setUp = new pg.Client(process.argv[2]);
await setUp.connect();
await setUp.query('CREATE TABLE raw (id text PRIMARY KEY, data text NOT NULL)');
await setUp.end();
const pool = new pg.Pool({ connectionString: process.argv[2], max: CONNECTIONS });
const server = createServer(async (request, response) => {
  const id = randomBytes(16).toString('base64url');
  const record = Object.assign({ id }, await json(request));
  await pool.query({ ...INSERT, values: [id, JSON.stringify(record)] });
  const body = JSON.stringify({ id });
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
process.stdin.resume().on('end', () => process.exit(0));
