export const requestKinds = {
  access: { label: 'A copy of their data', wish: 'wants a copy of their data' },
  erasure: { label: 'To be forgotten', wish: 'wants to be forgotten' },
  rectification: { label: 'A correction', wish: 'wants something corrected' },
  restriction: { label: 'That we stop using it for a time', wish: 'wants us to stop using their data' },
  portability: { label: 'Their data for somewhere else', wish: 'wants to take their data along' },
  objection: { label: 'They object to what we do with it', wish: 'objects to what we do with their data' },
} as const;
export type RequestKind = keyof typeof requestKinds;
export const requestKindKeys = Object.keys(requestKinds) as [RequestKind, ...RequestKind[]];

export const requestWays = { email: 'by email', phone: 'by phone', letter: 'by letter', person: 'in person' } as const;
export type RequestWay = keyof typeof requestWays;
export const requestWayKeys = Object.keys(requestWays) as [RequestWay, ...RequestWay[]];

export const requestOutcomes = {
  done: 'Done as asked',
  refused: 'Refused, and told why',
  withdrawn: 'Withdrawn by the person',
} as const;
export type RequestOutcome = keyof typeof requestOutcomes;
export const requestOutcomeKeys = Object.keys(requestOutcomes) as [RequestOutcome, ...RequestOutcome[]];
