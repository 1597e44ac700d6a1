/** True for an https address without a name or password in it. */
export const isHttpsAddress = (value: string): boolean => {
  const address = URL.canParse(value) ? new URL(value) : null;
  return address?.protocol === 'https:' && address.hostname.includes('.') && !address.username && !address.password;
};
