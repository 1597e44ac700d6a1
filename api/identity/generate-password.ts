import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for one another when read aloud or from paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A random password such as `k7mq-2xdp-vn4t-h8rs-c3wy`: five groups of four, about 99 bits. */
export const generatePassword = (): string => Array.from({ length: 5 }, group).join('-');
