import { randomInt } from 'node:crypto';

/** Letters and digits that are hard to confuse when read aloud or in print. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A random password such as `k7mq-2xdp-vn4t-h8rs-c3wy`: five groups of four, about 99 bits. */
export const generatePassword = (): string => Array.from({ length: 5 }, group).join('-');
