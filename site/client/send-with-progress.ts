/** Told the share that has left, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Posts a form in a browser; `fetch` tells nothing about how much has left. Answers whatever the server says.
 * @throws TypeError without a connection.
 */
export const sendWithProgress = (
  request: XMLHttpRequest,
  { address, form, headers }: { address: string; form: FormData; headers: Readonly<Record<string, string>> },
  onProgress: OnProgress,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('The file could not be sent.'));
    request.onabort = request.onerror;
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
