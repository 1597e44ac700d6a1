export const CREATE_FAILED = 'The container could not be created. Please try again.';
export const SAVE_FAILED = 'The text could not be saved. It is still here; please try again.';
export const SIGNED_OUT = 'You are signed out. Sign in again in another tab, then save here; your text stays.';
export const VERSIONS_FAILED = 'The earlier versions could not be loaded. Please try again.';
export const RESTORE_FAILED = 'The earlier version could not be restored. Please try again.';
