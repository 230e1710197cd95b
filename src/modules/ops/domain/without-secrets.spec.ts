import { payloadWithoutSecrets, textWithoutSecrets } from './without-secrets.js';

describe('what operators read of a job', () => {
  it('has no secret at any depth of the payload', () => {
    const payload = {
      branchId: 'b1',
      refreshToken: 'abc',
      options: { apiKey: 'k', stops: [{ password: 'p', zip: '73102' }] },
    };
    expect(payloadWithoutSecrets(payload)).toEqual({
      branchId: 'b1',
      refreshToken: '•••',
      options: { apiKey: '•••', stops: [{ password: '•••', zip: '73102' }] },
    });
  });

  it('keeps what is no secret as it is, and looks into texts, lists and objects', () => {
    const at = ['Bearer abc', { when: null, count: 2, done: true, API_KEY: 'k' }];
    expect(payloadWithoutSecrets({ at, fault: 'GET /x?code=1&page=2', private_key: 'p' })).toEqual({
      at: ['Bearer •••', { when: null, count: 2, done: true, API_KEY: '•••' }],
      fault: 'GET /x?code=•••&page=2',
      private_key: '•••',
    });
    expect(payloadWithoutSecrets({ privateKey: 'p', apikey: 'k', monkey: 'm' })).toEqual({
      privateKey: '•••',
      apikey: '•••',
      monkey: 'm',
    });
  });

  it('has no secret in the address or the header that a fault names', () => {
    expect(textWithoutSecrets('GET https://maps.test/json?q=1&key=abc123 answered 403')).toBe(
      'GET https://maps.test/json?q=1&key=••• answered 403',
    );
    expect(textWithoutSecrets('Authorization: Bearer eyJhbGciOi was refused')).toBe(
      'Authorization: Bearer ••• was refused',
    );
    expect(textWithoutSecrets('connect ECONNREFUSED 127.0.0.1:25')).toContain('127.0.0.1:25');
  });
});
