import { refusalOf } from '../../../shared/api';
import { confirm, toast } from '../../../shared/ui';
import { useEndEmployeeSessionsMutation } from '../staff-api';

export interface SigningOut {
  isSigningOut: boolean;
  signOut: (id: string, name: string) => Promise<void>;
}

const MESSAGE =
  'Every browser and phone is signed out at once, and the calendar link stops working. ' +
  'Their days on the board stay as they are. An active employee can sign in again.';

/** Signs an employee out everywhere, after a question; a toast says whether it worked. */
export function useSignOut(): SigningOut {
  const [end, { isLoading }] = useEndEmployeeSessionsMutation();
  const signOut = async (id: string, name: string): Promise<void> => {
    const title = `Sign ${name} out everywhere?`;
    const agreed = await confirm({
      title,
      message: MESSAGE,
      confirmLabel: 'Sign out everywhere',
      danger: true,
    });
    if (!agreed) return;
    try {
      const { ended } = await end(id).unwrap();
      toast.success(ended > 0 ? `${name} is signed out` : `${name} was not signed in`);
    } catch (error) {
      toast.error(refusalOf(error));
    }
  };
  return { isSigningOut: isLoading, signOut };
}
