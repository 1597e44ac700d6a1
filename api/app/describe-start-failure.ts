import { Failure } from '../core/failure.ts';
import { codeOfSystem, isAbout } from '../core/path-failure.ts';
import { type Env, SettingError } from './env.ts';

const NO_ADDRESS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);
const NO_FOLDER = new Set(['EEXIST', 'ENOTDIR']);
const NOT_MADE = new Set(['ENOENT', 'ENAMETOOLONG', 'ELOOP', 'EPERM']);

export const describeStartFailure = (error: unknown, env: Env | undefined): string => {
  if (error instanceof SettingError || error instanceof Failure) return error.message;
  const code = codeOfSystem(error);
  if (env && code && NO_ADDRESS.has(code))
    return `The setting HOST is "${env.HOST}", but it has to be an address of this machine.`;
  if (env && code && NO_FOLDER.has(code))
    return `The setting DATA_DIR is "${env.DATA_DIR}", but it has to be a folder.`;
  if (env && code && NOT_MADE.has(code) && isAbout(error, env.DATA_DIR))
    return `The setting DATA_DIR is "${env.DATA_DIR}", but it has to be a folder that can be made and written.`;
  if (code === 'EADDRINUSE')
    return `Port ${env?.PORT} is in use. Please stop the process that listens there, or set PORT to another.`;
  if (code === 'EACCES' && env)
    return `This process may not listen on port ${env.PORT} or may not write to ${env.DATA_DIR}.`;
  if (code === 'EROFS' && env)
    return `The data folder ${env.DATA_DIR} can only be read. Please make it writable, or set DATA_DIR to another folder.`;
  if (code === 'ENOSPC' && env) return `The disk with ${env.DATA_DIR} is full. Please free some space.`;
  if (code && env)
    return `The disk with ${env.DATA_DIR} reports an error (${code}). Please check the disk, then start again.`;
  return error instanceof Error ? error.message : String(error);
};
