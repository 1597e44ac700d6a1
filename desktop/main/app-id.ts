/** AppUserModelID, which Windows needs to show notifications; the same as `appId` in electron-builder.yml. */
export const APP_ID = 'example.southeastcarefund.portal';
