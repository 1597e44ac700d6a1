import { randomInt } from 'node:crypto';

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Such as `k7mq-2xdp-vn4t-h8rs-c3wy`, about 99 bits. */
export const generatePassword = (): string => Array.from({ length: 5 }, group).join('-');
