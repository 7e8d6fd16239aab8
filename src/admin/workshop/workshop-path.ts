export const workshopPath = "/admin/workshop";
