interface Call {
  url: string;
  method: string;
  body?: object;
  params?: object;
}

/** What a call takes back, by the reference of its answer; null or absent: nothing. */
export interface TakesBack {
  undoes?: string | null;
}

/** The call, saying what it takes back. */
export function takingBack(call: Call, { undoes }: TakesBack): Call {
  if (!undoes) return call;
  return call.method === 'DELETE'
    ? { ...call, params: { ...call.params, undoes } }
    : { ...call, body: { ...call.body, undoes } };
}
