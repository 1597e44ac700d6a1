import { call } from '../calls/call.ts';
import { apiTokens, createdApiToken, newApiToken } from './api-tokens.ts';

export const listApiTokens = call({
  name: 'listApiTokens',
  method: 'get',
  path: '/tokens',
  may: 'connections',
  answer: apiTokens,
});

export const createApiToken = call({
  name: 'createApiToken',
  method: 'post',
  path: '/tokens',
  may: 'connections',
  body: newApiToken,
  answer: createdApiToken,
});

export const revokeApiToken = call({
  name: 'revokeApiToken',
  method: 'delete',
  path: '/tokens/:id',
  may: 'connections',
  answer: null,
});
