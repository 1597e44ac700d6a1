/** Under what Windows knows the app: without it notifications do not come. The same as `appId` in electron-builder.yml. */
export const APP_ID = 'example.southeastcarefund.portal';
