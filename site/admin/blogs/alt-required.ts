export const ALT_REQUIRED = 'Please say what the picture shows, for people who cannot see it.';
