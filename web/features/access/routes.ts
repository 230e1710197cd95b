/** The page at `/signin`. It comes with the app: it is small, and the first that anyone sees. */
export { default as SignInPage } from './sign-in/sign-in-page';
