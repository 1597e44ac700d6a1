export const ASK = 'Please ask when you ring or write. We have not put it on this page yet.';
